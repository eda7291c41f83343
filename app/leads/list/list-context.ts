/**
 * What the list tells the lead beside it: which leads stand in it, in its order. `more` says that older
 * ones come before the lead at `at`, or after the last, once they are read.
 */
export type ListContext = { ids: readonly string[]; more?: More | undefined }

type More = { at: number; read: () => void }
