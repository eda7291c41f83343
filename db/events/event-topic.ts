/** What news at the desk may be about; each says only that something is to be read again. */
export const deskTopics = ['leads', 'readers', 'visits'] as const
export type DeskTopic = (typeof deskTopics)[number]

/** Reads a topic as it is sent; undefined for any other word. */
export function readTopic(word: unknown): DeskTopic | undefined {
  return deskTopics.find((topic) => topic === word)
}
