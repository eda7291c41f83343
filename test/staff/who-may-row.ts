/** Statuses for a visitor, an agent who may not export, a suspended agent with their old cookie, an owner. */
export type Statuses = readonly [visitor: number, agent: number, suspended: number, owner: number]
export type Row = {
  path?: string
  get: Statuses
  /** What a form, or a call, is answered; without one the address takes none. */
  post?: Statuses
  /** Statuses for an agent who sees their own leads alone, where they are not those of any agent. */
  own?: readonly [get: number, post: number]
  form?: Record<string, string>
  json?: unknown
}

export const all = (status: number): Statuses => [status, status, status, status]
export const ownersOnly: Statuses = [302, 403, 302, 200]
