/** What the list tells the lead beside it: which leads stand in it, in its order. */
export type ListContext = { ids: readonly string[] }
