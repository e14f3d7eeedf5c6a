/** esbuild reads these imports; for the compiler they are only side effects. */
declare module "*.css";
