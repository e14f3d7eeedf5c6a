import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://peer.example",
  trailingSlash: "always",
  cacheDir: "./.astro-cache",
  markdown: { syntaxHighlight: false },
});
