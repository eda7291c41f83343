export type MovedLeads = {
  /** In which they were not called. */
  minutes: number
  leads: readonly { id: string; name: string; agent: string; at: string }[]
}
