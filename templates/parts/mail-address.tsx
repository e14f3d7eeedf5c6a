import { site } from "../../content/site.ts";

/** Where a line is too short for all of it, it goes on behind the @ and not in the middle of a word. */
export const MailAddress = () => {
  const [name, host] = site.email.split("@");
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
};
