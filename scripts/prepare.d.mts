/** What TypeScript needs to know of prepare.mjs. */
export declare const serverFlags: readonly string[]
export declare const serverVariables: Record<string, string>
