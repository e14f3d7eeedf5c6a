import { blog } from "../../content/blog.ts";
import type { Tools } from "../../generator/site.ts";
import { Picture } from "../parts/picture.tsx";
import { formatDate } from "./dates.ts";
import "./card.css";
import "./tag.css";
import { type ArticleWords, searchText } from "./words.ts";

type Props = {
  tools: Pick<Tools, "image" | "link">;
  article: ArticleWords;
  /** Whether the list has a search, which goes by what the card says in its data. */
  isSearched?: boolean;
};

/** As wide as two columns leave it room, so that a tablet does not fetch the file of a wide screen. */
const sizes = "(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 92vw";

/** An article in a list: the blog's, an article's related ones and the search's. */
export const Card = ({ tools, article, isSearched = true }: Props) => {
  const { route, title, excerpt, date, categoryName, tags, readTime, image } = article;
  const more = tags.length - blog.cardTagsMax;
  return (
    <li className="card" {...(isSearched && searchData(article))}>
      <Picture tools={tools} name={image} alt="" sizes={sizes} />
      <p className="card-facts">
        <span>{categoryName}</span>
        <time dateTime={date}>{formatDate(date)}</time>
        <span>{readTime}</span>
      </p>
      <h3>
        <a href={tools.link(route)}>{title}</a>
      </h3>
      <p className="card-excerpt">{excerpt}</p>
      {tags.length > 0 && (
        <ul role="list" className="tags">
          {tags.slice(0, blog.cardTagsMax).map(tag => (
            <li key={tag} className="badge badge-plain">
              {tag}
            </li>
          ))}
          {more > 0 && <li className="badge badge-plain">+{more} more</li>}
        </ul>
      )}
    </li>
  );
};

function searchData(article: ArticleWords) {
  return {
    "data-card": true,
    "data-category": article.category,
    "data-search": searchText(article),
  };
}
