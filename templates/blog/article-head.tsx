import { blog } from "../../content/blog.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { formatDate } from "./dates.ts";
import type { ArticleWords } from "./words.ts";
import "./tag.css";

type Props = {
  tools: Pick<PageTools, "link" | "image">;
  article: ArticleWords;
  updated: string | null;
};

/** A tag that is called as the category would stand beside it as the same badge once more. */
const isNot = (name: string) => (tag: string) => tag.toLowerCase() !== name.toLowerCase();

export const ArticleHead = ({ tools, article, updated }: Props) => {
  const { title, excerpt, author, date, categoryName, tags, readTime, image, imageAlt } = article;
  return (
    <header className="article-head mist">
      <div className="wrap">
        <a className="article-back" href={tools.link(routes.blog)}>
          <Icon name="back" /> {`Back to ${blog.name}`}
        </a>
        <div className="article-head-row">
          <div>
            <h1 id="article-title" dir="auto">
              {title}
            </h1>
            <p className="article-lead" dir="auto">
              {excerpt}
            </p>
          </div>
          <Picture
            tools={tools}
            name={image}
            alt={imageAlt}
            sizes="(min-width: 80rem) 30rem, (min-width: 64rem) 38vw, 92vw"
            isFirst
          />
        </div>
        <ul role="list" className="article-facts">
          <li>
            <time dateTime={date}>{formatDate(date)}</time>
          </li>
          {updated && (
            <li>
              Updated <time dateTime={updated}>{formatDate(updated)}</time>
            </li>
          )}
          <li>{readTime}</li>
          <li>By {author}</li>
          <li className="badge">{categoryName}</li>
          {tags.filter(isNot(categoryName)).map(tag => (
            <li key={tag} className="badge badge-plain">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
};
