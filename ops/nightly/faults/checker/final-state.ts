import { z } from 'zod'

const changeSetId = z.string().nullable()

/** How a notification of an enquiry goes out: email to the team and to the visitor, and a webhook. */
export const ways = ['team', 'visitor', 'webhook'] as const
const way = z.enum(ways)

/** The database at the end, and what receivers of emails, webhooks and pushes got. */
export const found = z.object({
  enquiries: z.array(
    z.object({
      lead: z.string(),
      token: z.string(),
      owner: z.string().nullable(),
      isSpam: z.boolean(),
      consents: z.number(),
      /** Events without a notification so far. */
      waiting: z.number(),
      deliveries: z.array(
        z.object({ event: z.string(), way, isSent: z.boolean(), isDead: z.boolean() }),
      ),
      /** Assignments by the dashboard, and in all with escalations. */
      roundRobinAssignments: z.number(),
      assignments: z.number(),
    }),
  ),
  /** First assignments per person; everyone is available all the time. */
  turns: z.array(z.number()),
  /** Oldest first. */
  merges: z.array(
    z.object({
      phone: z.string(),
      other: z.string(),
      isOne: z.boolean(),
      changeSetId: changeSetId,
    }),
  ),
  /** Oldest first; `staff` is null for the system. */
  changes: z.array(
    z.object({
      lead: z.string(),
      changeSetId: z.string(),
      kind: z.string(),
      was: z.string().nullable(),
      became: z.string().nullable(),
      undoes: changeSetId,
      staff: z.string().nullable(),
    }),
  ),
  /** Leads of the set-up, in order, with their present owner. */
  dashboardLeads: z.array(
    z.object({ lead: z.string(), phone: z.string(), owner: z.string().nullable() }),
  ),
  agents: z.array(z.string()),
  torn: z.array(z.string()),
  receipts: z.array(z.object({ event: z.string(), way, token: z.string(), isTaken: z.boolean() })),
  /** People with a device. */
  devices: z.array(z.string()),
  pushes: z.array(
    z.object({ staff: z.string(), leads: z.array(z.string()), isTaken: z.boolean() }),
  ),
  /** Publications of the one project, oldest first, with changes of its possession date. */
  publications: z.array(
    z.object({
      token: z.string(),
      changes: z.array(z.object({ was: z.string(), became: z.string() })),
    }),
  ),
  /** Schedules of that project and their outcome, null without one. */
  schedules: z.array(z.object({ token: z.string(), outcome: z.string().nullable() })),
  /** What its page says. */
  shown: z.string(),
  /** Publications of the one page, oldest first, and what it says. */
  words: z.array(z.object({ token: z.string() })),
  wordsShown: z.string(),
  /** Photo descriptions by slot; a file is `whole` if it matches its list. */
  photos: z.array(
    z.object({ token: z.string(), slot: z.string(), file: z.enum(['whole', 'broken', 'missing']) }),
  ),
})
export type Found = z.infer<typeof found>
export type FoundEnquiry = Found['enquiries'][number]
export type Way = (typeof ways)[number]
export type FoundChange = Found['changes'][number]
