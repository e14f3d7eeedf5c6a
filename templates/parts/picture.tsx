import type { Tools } from "../../generator/site.ts";
import "./picture.css";

type Props = {
  tools: Pick<Tools, "image">;
  name: string;
  alt: string;
  /** How wide it is shown, as the sizes attribute says it. */
  sizes: string;
  isFirst?: boolean;
};

/**
 * A picture in a frame that keeps its place while it loads, when it fails, and when its fallback fails too: an empty
 * drawing of its proportions holds the frame open.
 */
export const Picture = ({ tools, name, alt, sizes, isFirst = false }: Props) => {
  const { width, height, sources, src } = tools.image(name);
  return (
    <div className="picture" data-picture="loading" data-fallback={tools.image("fallback").src}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <picture>
        {sources.slice(0, -1).map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? undefined : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </div>
  );
};
