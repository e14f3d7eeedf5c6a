import "./pitch.css";

/**
 * A rugby pitch in plan and to scale (70 by 120 metres), whose lines are at the same time a web page's: the in-goal
 * areas are its header and footer, the 22s its opening and its form, the halfway line parts its sections.
 */
export const Pitch = () => (
  <svg
    className="pitch"
    viewBox="23 1 434 762"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path className="pitch-stripes" d="M24 84h432v136H24zM24 393h432v173H24z" />
    <path className="pitch-outline" d="M24 2h432v760H24z" pathLength="1" />
    <path d="M24 84h432M24 220h432M24 393h432M24 566h432M24 702h432M222 84V66M258 84V66M222 702v18M258 702v18M240 387v12" />
    <path
      className="pitch-dashes"
      d="M55 84v618M425 84v618M116 220v346M364 220v346M24 331h432M24 455h432"
    />
    <path className="pitch-words" d="M70 126h230M70 150h170" />
    <path
      className="pitch-page"
      d="M44 32h20v20H44zM286 42h26M326 42h26M70 176h200M138 308v-62h204v62zM138 263h204M172 246v17M206 246v17M240 246v17M274 246v17M308 246v17M156 308v-30h92v30M282 308v-33h36v33M40 250h60M40 268h44M40 286h54M380 250h60M380 268h44M380 286h54M70 416h230M70 434h230M70 476h230M70 494h230M70 512h230M70 534h230M376 416h34M376 434h34M376 476h34M376 494h34M376 512h34M376 534h34M70 584h150v26H70zM70 620h150v46H70zM44 728h52M44 744h36M152 728h52M152 744h36M300 728h52M300 744h36M392 728h44M392 744h30"
    />
    <path
      className="pitch-page"
      d="M340 620a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM340 606a26 26 0 1 1 0 52 26 26 0 0 1 0-52zM340 590a42 42 0 1 1 0 84 42 42 0 0 1 0-84z"
    />
    <path className="pitch-amber" d="M378 31h58v22h-58zM70 190h74v20H70zM70 674h62v18H70z" />
  </svg>
);
