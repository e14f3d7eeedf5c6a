import "./posts.css";

/** The posts seen from the field, standing on the band's lower edge. */
export const Posts = () => (
  <svg className="posts" viewBox="0 0 352 400" aria-hidden="true">
    <path d="M96 0v400M256 0v400M96 236h160" />
    <path className="posts-field" d="M0 330h96M256 330h96M0 364h96M256 364h96" />
    <path className="posts-line" d="M0 397h352" />
  </svg>
);
