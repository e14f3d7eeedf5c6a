import { vi } from "vitest";

// Files that share a process have modules of their own nevertheless: what one has changed in them no other sees.
vi.resetModules();
