import type { ReactNode } from "react";
import type { PageTools } from "../../../../generator/site.ts";
import "./frame.css";

export const Frame = ({
  title,
  tools,
  children,
}: {
  title: string;
  tools: PageTools;
  children: ReactNode;
}) => (
  <html lang={tools.settings.language}>
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={tools.policy()} />
      <meta name="viewport" content="width=device-width" />
      <title>{title}</title>
      <meta name="description" content={`${title}, from the bakery`} />
      <link rel="canonical" href={tools.absolute(tools.page.route)} />
      <style dangerouslySetInnerHTML={{ __html: tools.styles }} />
    </head>
    <body>
      <h1>{title}</h1>
      {children}
    </body>
  </html>
);
