/** Each event says only what to read again. */
export const deskTopics = ['leads', 'readers', 'visits'] as const
export type DeskTopic = (typeof deskTopics)[number]

export function readTopic(word: unknown): DeskTopic | undefined {
  return deskTopics.find((topic) => topic === word)
}
