/** More about each kind of problem, for `site explain CODE`. A code that ends in / explains all that begin so. */
export const explanations: Record<string, string> = {
  "front-matter/missing":
    "Every markdown file begins with its front matter: a line of three dashes, then one line for each fact, then a second line of three dashes. The text follows.\n\n  ---\n  title: How to choose a domain\n  date: 2026-09-30\n  ---\n\n  The text begins here.",
  "front-matter/unclosed":
    "The front matter begins with --- but the second --- is missing, so the whole text would be read as facts. Put a line of three dashes between the last fact and the text.",
  "front-matter/language":
    "Some generators run code in front matter. This one reads only plain facts, so that a text can never run anything: the first line is just three dashes.",
  "front-matter/empty": "The file has no content at all. Write it, or delete it.",
  "front-matter/yaml":
    "The lines between the dashes are YAML: one   key: value   a line. A value with a colon, or one that begins with a special character, stands between straight double quotes. Lists are written   tags: [one, two]. Indent with spaces, never with tabs, and switch off the editor's curly quotes.",
  "content/encoding":
    "Text files are UTF-8, so that £, é and emoji come out right everywhere. Most editors offer the encoding when saving.",
  "content/link":
    "A symbolic link could bring a file from outside the site into it without anybody noticing, so links may only lead to files within the content folder.",
  "content/file-name":
    "The letters of file names are UTF-8, as those of texts are. Archives that were packed on Windows often hold names with é or £ in an older alphabet; unpacked on Linux, no program can say them. Most programs that show folders can rename such a file.",
  "content/ending":
    "Every text of the site is a markdown file whose name ends in .md, in small letters. A file with another ending would silently stay out of the site. Pictures of all texts lie in content/images.",
  "content/folder":
    "Each folder below content/ belongs to one kind of page. A text in a folder that nothing reads would silently stay out of the site; most often the folder's name is mistyped.",
  "content/empty":
    "Files in content/files are published as they are. One without a byte is most often a download or an export that was cut off; only hidden files and those that end in .txt say something by being empty.",
  "content/place":
    "Phones write into each photograph where it was taken, which is often somebody's home. Pictures in content/images are made anew without that; files in content/files are published as they are. Most programs leave the location out when they export a picture, where they are asked to.",
  "content/markdown":
    "The text of this file could not be turned into a page. Texts that other programs export sometimes hold thousands of quotes or brackets within each other.",
  "content/changed":
    "A page is made of its text as it was read at the start of the build. This text was saved or taken away while the build was at work, so nothing was written, and the site in dist/ is whole as before.",
  "image/spaces":
    "In markdown a space ends the name of a file, so a name with spaces stands between < and >:   ![A shop](<my shop.jpg>). A name without spaces is easier.",
  "image/unreadable":
    "The file cannot be opened as a picture: it is empty, cut off, or something else with a picture's ending. Save or export it again. iPhones keep photographs as HEIC; on a computer most programs for pictures export them as JPEG.",
  "image/tall":
    "Pictures are made in the formats that browsers load fastest, WebP and AVIF, and these end at some 16,000 pixels. Nobody looks at a picture that is many screens high as one.",
  "link/unpublished":
    "The page exists, but as a draft, or with a date in the future. Until it is published the link would lead to the not-found page.",
  "image/moving":
    "Every picture is made anew in the sizes and formats that browsers want, and of an animation that is its first picture. What moves by itself also keeps readers from the text beside it.",
  "image/missing":
    "Pictures lie in content/images and are named by their file name, capitals included: many servers tell Shop.jpg from shop.jpg.",
  "image/alt":
    "People who cannot see the picture hear its description, and search engines read it. Say in a few words what the picture shows. A picture that only decorates has an empty alt text in a template, never in an article.",
  "image/foreign":
    "A picture from another site makes every visitor's browser contact that site, and it may vanish. Save it in content/images.",
  "link/broken":
    "The link leads to a page that this site does not have. Often the slug of an article was changed; an alias keeps the old address alive:   aliases: [/blog/old-name].",
  "link/anchor":
    "The part after # is the id of a heading or section on that page. Ids of headings are made of their first words, so rewording a heading changes them.",
  "link/slash":
    "One setting, trailingSlash, decides whether addresses end in a slash. A link in the other spelling works only by way of a redirect.",
  "link/relative":
    "A link such as   other-page   means something else on each page. Links inside the site begin with / and give the whole path.",
  "link/redirect": "The link leads to an alias. It works, but costs the visitor a detour.",
  "link/outside":
    "Without https:// in front an address is looked for on this site; without mailto: a mail address is too.",
  "link/file-name":
    "Texts lie in files, but readers find them at addresses:   /blog/ppc-vs-seo/   instead of   ppc-vs-seo.md.",
  "link/empty":
    "Between ( and ) nothing is written, so a click would only open the same page again.",
  "link/spaces":
    "In markdown a space ends the address of a link, and what follows makes it no link at all. In a telephone number leave the spaces out, elsewhere write %20.",
  "link/address":
    "A web address begins with http:// or https://, with two slashes, and goes on with a name such as www.example.com. A mail address has a name on both sides of its @, a telephone number has digits. Pages of this site are named without the site, as /blog: localhost is the computer of whoever reads. Google Docs, Outlook and Facebook put their own address before one that is copied there; what is meant stands behind it.",
  "link/scheme":
    "Links may open web pages (https:), mails (mailto:) and telephone calls (tel:). Anything else could run code or opens nothing on most devices, so only the words are shown.",
  "link/label":
    "[words][label] is a link whose address stands in a line of its own,   [label]: /address   That line is missing, or its label is spelt in another way.",
  "link/words":
    "A link is its words: people who listen to the page hear them, all others click on them. Without any there is nothing to click on.",
  "link/brackets":
    "The words of a link stand in square brackets and its address right behind them in round ones:   [words](/address)   Anything else is shown as it is written.",
  "text/heading":
    "The title in the front matter is the page's one heading with a single #; the text begins with ##, ### belongs below ##, and so on to ###### at most. Others are shown at the level that they should have. A line of # without words is an empty heading, which screen readers still announce. A line of dashes right below words makes a heading of all of them; with an empty line above it, it parts paragraphs.",
  "text/bold":
    "Bold words stand between two pairs of stars, without spaces on the inside:   **bold words**   A star that is meant as a star is written   \\*.",
  "text/html":
    "Texts are markdown, and what stands above them is plain words. HTML in either is shown as it is written, so that nothing pasted can change or break the page. In a text <!-- a comment --> is left out, if it ends.",
  "text/command":
    "WordPress, Hugo, Jekyll and others put films, pictures and lists of contents into a page by commands in brackets or braces, such as   [gallery …]   {{< youtube … >}}   {% include … %}   and programs for newsletters put a name where   %FIRST_NAME%   stands. Here they mean nothing, so readers would see them.",
  "text/box":
    "Some programs make coloured boxes of quotations that begin with   [!NOTE]   or of lines between   :::   Here a quotation with a bold word at its beginning does the same:   > **Note:** words",
  "text/formula":
    "Formulas between dollar signs or with words such as \\frac are for programs that typeset them. Readers would see the signs themselves. A number between two ~ is no small number here: it is struck through.",
  "text/source":
    "Chat programs put marks behind a sentence to say where they have it from, and words round a text that speak to its writer; mail programs sign what they send and put marks where its pictures were, chats put the time before it, Word says in it what it could not find, printed pages part words, and social networks link words with a #. Copied elsewhere these lead nowhere, and show readers how the text came about.",
  "text/comment":
    "A note between writers stands between   <!--   and   -->   and is left out of the page. Signs of other programs are shown, and the note with them.",
  "text/gap":
    "Words in brackets such as   [Your town]   and notes such as   TODO: …   are what templates and chat programs leave for a writer to fill in; 'Lorem ipsum' only fills the space, and the X of £XX holds that of a number. Where readers are to fill them in themselves, a   \\   before the bracket says so.",
  "text/attributes":
    "Google Docs, Word's converters and other programs write   {#name}   or   {width=3in}   behind headings and pictures. Here these mean nothing: headings get their addresses from their words, and pictures their sizes by themselves.",
  "text/empty":
    "What readers come for is the text below the front matter. A page that is only begun stays out of the site with   draft: true   in its front matter.",
  "text/front-matter":
    "A text has one block of lines between dashes, at its very beginning. A second one, such as that of a text pasted below it, would be shown as a line and a heading.",
  "text/list":
    "Each line of a list begins with a hyphen or a number and a dot, then a space:   - words   or   1. words   Lines with other signs, or with none, become one paragraph, such as those of an address, or a question and its answer. Words right below a list, without an empty line, belong to its last item. A year with a dot at the beginning of a paragraph would number a list, too:   2019\\.   is a year.",
  "text/table":
    "A table has as many cells in each line as in its first one, and below that a line of dashes:\n\n  | Town | Minutes |\n  | --- | --- |\n  | Coventry | 25 |\n\nA bar within a cell is written   \\|   also in code. A row has one line.",
  "text/crowded":
    "A paragraph has some links, not thousands. Where it has thousands of the signs that begin one, any sign in a row, or lists within hundreds of others, a key got stuck, or something was pasted that is no text.",
  "text/footnote":
    "Markdown has no footnotes of its own, and this site adds none; readers on a phone would jump up and down for them.",
  "text/code":
    "Three backticks (```) begin a block of code and three others end it, each on a line of its own. A line that begins with a tab or four spaces after an empty one is code, too, as the first line of a paragraph may in a letter.",
  "content/merge":
    "Two people changed the same lines, and git left both versions in the file for a person to choose from: the first between <<<<<<< and =======, the second from there to >>>>>>>. All of it would be published.",
  "content/character":
    "Some programs leave invisible control characters in what is copied from them. HTML and XML allow none of them. Where a text is opened in another encoding than it was saved in, £ becomes Â£ and ’ becomes â€™. Bold letters from social networks, and the joined ﬁ of printed pages, are other signs than the letters they look like.",
  "link/file":
    "The page asks for a file that the build does not make. Files of your own lie in content/files/: content/files/prices.pdf is found at   /prices.pdf.",
  "redirect/":
    "Aliases are old addresses that lead to a page. Each may stand once, must not be the address of a page, and leads directly to its last address: browsers give up on circles, and search engines on chains.",
  "page/title":
    "The title stands in the browser's tab and as the headline of a search result. Every page has its own.",
  "page/description":
    "The description is the text under a search result. Every page has its own, of about 70 to 155 characters.",
  "page/title-length":
    "Search engines cut long titles off, so what stands at the end of one is seen by nobody.",
  "page/description-length":
    "Search engines cut long descriptions off, so what stands at the end of one is seen by nobody.",
  "page/duplicate-title": "Two pages with one title cannot be told apart in search results.",
  "page/duplicate-description": "Two pages with one description look the same in search results.",
  "page/h1": "Each page has one main heading, which says what it is about.",
  "page/heading-order":
    "Headings are a table of contents for people who listen to a page: h3 belongs below h2, never directly below h1. Those of texts are put right by themselves, so this one stands in a template.",
  "page/canonical":
    "The canonical address tells search engines which spelling of an address counts. It must be the page's own.",
  "page/address": "Two sources claim the same address. Change the slug of one of them.",
  "page/id":
    "An id names one place on a page. Two of the same make links and labels point at the wrong one.",
  "page/structured-data":
    "Structured data is what the page says to search engines. It must be valid JSON and say nothing that a visitor cannot read on the page.",
  "page/similar":
    "Two pages share most of their text. Search engines show only one of them, and readers learn nothing new from the second.",
  "page/orphan": "No links lead from the first page to this one, so visitors cannot find it.",
  "html/":
    "The page is not valid HTML; browsers guess what is meant, and not all guess alike. What only some pages of a template have comes from their texts, all else from the template. The rule's name leads to its description at html-validate.org.",
  "budget/":
    "Every page type has limits for its size, because visitors come with cheap phones. A page above its limit is published all the same, and is only slower there. Pictures at the top of a page weigh most; what stands in menu and footer, such as a long list of towns, weighs on every page. The limits are   budgets   in templates/site.ts.",
  "fact/":
    "A typed data file in content/ holds a value that the site cannot use. The frame shows the line.",
  "code/name":
    "Files of templates/pages/ and of islands/ are known by their names without the ending, so that no two in one of these folders may share one. Parts of an island belong into a folder of its name:   islands/slider/slider.tsx   beside   islands/slider.ts.",
  "code/missing":
    "Other files name this one, so it has to lie where they look for it. Most often it was renamed, moved or deleted, or a program put something behind its name, as in   catalogue (1).ts   or   catalogue.ts.txt.",
  "code/compile":
    "The code of the site, a stylesheet or a typed data file of content/ cannot be read, or waits outside of any function for what may never come. The mistake is at the place that is shown or right before it: a comma, a bracket or a quotation mark is noticed to be missing only behind it.",
  "code/failed":
    "The code of the site compiles, but fails when it is run. In a typed data file that is mostly a text without quotation marks, or a field that another file asks for and that is missing.",
  "template/failed":
    "A template threw an error while making this page. It is a fault of the template or of data that no rule has caught yet. Undo what was changed last, and the page is made again; the message helps a developer to find the fault.",
  "output/folder":
    "A build deletes what has no source from its output folder, so it refuses a folder that holds anything it did not make. It also says where the system makes no folder at all.",
  "cache/differs":
    "The cached build and a fresh one must be the same to the byte. If they are not, the generator is at fault: tell its developers.   npx site build --no-cache   makes a right site until then.",
  "build/locked":
    "One build at a time works on a site. The other one has not finished for five minutes.",
  "site/root":
    "A site is a folder with content/ and templates/; templates/site.ts says what it consists of. Run the command in that folder, or name it with   --root.",
  "site/url":
    "Canonical addresses, the sitemap and the feeds need the public address: https:// and the name of the host, and nothing behind it, since all links begin at the top of the host. It stands in the site's settings; the variable SITE_URL overrides it.",
  "site/part":
    "What templates/site.ts exports as `site` is taken as it is, since a build compiles without a look at types. generator/site.ts says which parts it has; npx tsc finds the line where one is missing. What any text may say, slug, date, updated, draft and aliases, never reaches a collection's schema.",
  "site/environment":
    "A variable of the environment, or of .env, is read while the pages are made. Its name stands before this code; docs/hosting.md says what it means.",
  "new/":
    "`site new` writes a file that is valid at once, and never writes over one that is there. Its name, and with it the address, is made of the title.",
  "page/route":
    "A route is how templates name a page:   /blog/ppc-vs-seo   without a slash or .html at the end, and without dots as names. How links spell it follows from trailingSlash.",
  "plan/part":
    "What plan() of templates/site.ts gives back is taken as it is, since a build compiles without a look at types. generator/site.ts says which parts each page, text and picture has; npx tsc finds the line where one is missing. A page is data, by which a build knows whether to make it again: a Map, a Set, a function or an element among its props would leave an old page standing.",
  "plan/path":
    "A text that plan() of templates/site.ts gives back names the place of its file in the output folder, from the top:   /humans.txt   or   /.well-known/security.txt. So does a picture whose address stays the same, such as   /favicon.svg. No two files have one place; only an owner's own file in content/files/ takes that of a text.",
  "plan/picture":
    "Pages and texts ask for a picture by the name that plan() of templates/site.ts gives it, so that no two pictures have one. Two names made of addresses can meet where a sign is left out:   /blog/ours   and   /blog-ours.",
  "page/body":
    "A page names the text that it shows by the folder below content/ and the name of its file, without .md. A draft, and a text whose day has not come, is none that a page could show.",
  "page/template":
    "Each page names the template that draws it: a file of templates/pages/, which templates/site.ts lists under its name.",
  "serve/port":
    "At a port, a number up to 65535, one program at a time can listen. Below 1024 most systems allow it to few; 0 lets the system choose one.",
  "preview/missing":
    "`site preview` shows what `site build` has made and builds nothing itself. While you write, `site dev` shows every change at once.",
  "dev/watch":
    "`site dev` hears of changes from the system, which allows each user only so many watched folders. The line that is shown allows more.",
  "dev/cache":
    "The folder .cache may be deleted at any time, but for a `site dev` that runs: it has parts of itself in there. Started again, it makes the folder anew.",
  "env/line":
    "In .env each line is a setting of the form   NAME=value   or a comment that begins with #. A # behind a blank begins a comment too; a value that holds one stands in single quotes. The line is not shown, because it may hold a password.",
  "explain/code":
    "Behind the place of each problem its code stands in [brackets], such as [article/date]. That is what `site explain` asks for.",
  "system/":
    "The operating system refused something; the sentence says what. Most often a disk is full, a folder belongs to another user, or another program holds the file open. Put that right, and run the command again.",
};

/** The explanation of a code, among these: its own, that of its family, or of a field that any text may have. */
export function explain(code: string, among = explanations): string | undefined {
  const [kind = "", field = ""] = code.split("/");
  return among[code] ?? among[`${kind}/`] ?? fieldExplanations[field]?.replaceAll("{kind}", kind);
}

/** Of a front matter field of which nothing more is known. */
export function explainField(code: string): string {
  const [kind, field] = code.split("/");
  return `In the front matter of the ${kind} the line   ${field}: …   is missing, or does not hold what belongs there. Below the place of the problem stands what to write.`;
}

const fieldExplanations: Record<string, string> = {
  date: "The day on which it is published, as year-month-day. A day in the future keeps it back: the build says so, and a build on that day publishes it.",
  updated:
    "The day of the last real change, as year-month-day. It is shown and told to search engines.",
  slug: "The last part of the address, made of the file's name, or of its folder's where the file is called index.md, unless a line   slug: …   gives another. Small letters, digits and single hyphens; each slug once.",
  draft: "true keeps a {kind} out of the site; `site dev` shows it with a badge.",
  aliases: "Old addresses that lead here:   aliases: [/old-page, /blog/older-name]",
  mark: "What stands in braces is filled in when the site is built. A name that nothing is known for would be shown to readers with its braces, and words behind a price say as often as the facts do when it is paid.",
  "unknown-key":
    "The front matter holds a line that nothing reads, most often a spelling mistake. Nothing is ignored silently, because a misspelt line would be lost.",
};
