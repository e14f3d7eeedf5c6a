import type { PageTools } from "../../../../../generator/site.ts";
import { Frame } from "../frame.tsx";

export const note = ({ title, date }: { title: string; date?: string }, tools: PageTools) => (
  <Frame title={title} tools={tools}>
    {date && <time dateTime={date}>{date}</time>}
    {tools.body && <div dangerouslySetInnerHTML={{ __html: tools.body.html }} />}
  </Frame>
);
