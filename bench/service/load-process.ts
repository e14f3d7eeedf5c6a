import { load } from "./load.ts";

// The generator has a process of its own, so that its work is not counted as the server's.
process.stdout.write(JSON.stringify(await load(JSON.parse(process.argv[2] ?? "{}"))));
