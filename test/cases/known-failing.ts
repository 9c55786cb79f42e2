// Cases that fail today, each with the reason. A case that passes again must leave this list; a new failure is one.

export const KNOWN_FAILING: Record<string, string> = {};
