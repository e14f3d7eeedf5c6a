import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "./island.tsx";

test("a component that was written for React is told, since Preact would write nothing of it", () => {
  const tools = { script: () => ({ src: "/pay.js", style: undefined }) };
  const Pay = () => <p>Three days</p>;
  const island = <Island tools={tools} name="pay" component={Pay} props={{}} />;
  expect(() => renderToStaticMarkup(island)).toThrow(
    "the island 'pay' writes nothing; its component's file must begin with   /** @jsxImportSource preact */",
  );
});
