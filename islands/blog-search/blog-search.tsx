/** @jsxImportSource preact */
import { countWords } from "./found.ts";
import "../base/overlay/fieldset.css";
import "./blog-search.css";

export type BlogSearchProps = {
  readonly topics: readonly string[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly allPostsLabel: string;
  readonly searchLabel: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Of all articles, whichever page of the list they stand on. */
  readonly count: number;
  /** Where there are more articles than the page shows: what answers with the BlogIndex. */
  readonly indexUrl?: string;
};

/** The controls above the cards, as they are written into the page; blog-search.ts brings them to life. */
export function BlogSearch(props: BlogSearchProps) {
  const { topics, categories, allPostsLabel, searchLabel, empty, count } = props;
  return (
    <search class="blog-search">
      <div class="field">
        <label class="field-label" for="blog-search">
          {searchLabel}
        </label>
        <div>
          {/* Not autocomplete="off": Safari would empty it on the way back here, and the cards stay as they were. */}
          <input class="input" id="blog-search" type="search" dir="auto" />
          {/* There from the first, so that a screen reader says the words when its style shows them. */}
          <div class="blog-search-late" role="status">
            <p>The search has not loaded yet. All articles are listed below.</p>
          </div>
        </div>
      </div>
      {topics.length > 0 && (
        <fieldset class="blog-search-buttons">
          <legend>Popular topics</legend>
          {topics.map(topic => (
            <button key={topic} type="button" data-topic={topic}>
              {topic}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset class="blog-search-buttons blog-search-categories">
        <legend>Categories</legend>
        {[{ id: "", name: allPostsLabel }, ...categories].map(({ id, name }) => (
          <button key={id} type="button" data-filter={id} aria-pressed={id === ""}>
            {name}
          </button>
        ))}
      </fieldset>
      <p class="blog-search-count figure" data-count data-idle>
        {countWords(count)}
      </p>
      <p class="visually-hidden" role="status" data-said />
      <div class="blog-search-empty" data-empty hidden>
        <p class="blog-search-nothing">{empty.title}</p>
        <p>{empty.text}</p>
      </div>
    </search>
  );
}
