/** Ids in list order; `more` means older leads load before the lead at `at`, or after the last. */
export type ListContext = { ids: readonly string[]; more?: More | undefined }

type More = { at: number; read: () => void }
