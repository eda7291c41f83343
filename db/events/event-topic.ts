/** Each event says only what to read again. */
export const dashboardTopics = ['leads', 'readers', 'visits', 'sources'] as const
export type DashboardTopic = (typeof dashboardTopics)[number]

export function readTopic(value: unknown): DashboardTopic | undefined {
  return dashboardTopics.find((topic) => topic === value)
}
