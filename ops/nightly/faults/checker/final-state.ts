import { z } from 'zod'

const changeSetId = z.string().nullable()

/** How an enquiry is told onward: by mail to the team and to its visitor, and by a webhook. */
export const ways = ['team', 'visitor', 'webhook'] as const
const way = z.enum(ways)

/** What the database holds in the end, and what was sent to receivers of mails, webhooks and pushes. */
export const found = z.object({
  /** Enquiries that the clients sent, by their tokens. */
  enquiries: z.array(
    z.object({
      lead: z.string(),
      token: z.string(),
      owner: z.string().nullable(),
      isSuspect: z.boolean(),
      consents: z.number(),
      /** Events that no one was told of yet. */
      waiting: z.number(),
      deliveries: z.array(
        z.object({ event: z.string(), way, isSent: z.boolean(), isDead: z.boolean() }),
      ),
      /** How many times the desk gave it to someone, and in all with passing it on. */
      given: z.number(),
      assignments: z.number(),
    }),
  ),
  /** Who had the first turn how often; everybody is there all the time. */
  turns: z.array(z.number()),
  /** Everything said of merges, oldest first. */
  merges: z.array(
    z.object({
      phone: z.string(),
      other: z.string(),
      isOne: z.boolean(),
      changeSetId: changeSetId,
    }),
  ),
  /** The history of every lead, oldest first; `staff` is null for the desk itself. */
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
  /** Leads that were there from the beginning, by their place: id, phone and owner now. */
  desk: z.array(z.object({ lead: z.string(), phone: z.string(), owner: z.string().nullable() })),
  /** People that leads are handed to, by their place. */
  agents: z.array(z.string()),
  /** Faults of what the database must keep whole, in words; none where it did. */
  torn: z.array(z.string()),
  receipts: z.array(z.object({ event: z.string(), way, token: z.string(), isTaken: z.boolean() })),
  /** Of the people those with a device; no one where clocks jump, since a push is no news after an hour. */
  devices: z.array(z.string()),
  /** What was sent to the device of whom. */
  pushes: z.array(
    z.object({ staff: z.string(), leads: z.array(z.string()), isTaken: z.boolean() }),
  ),
  /** What was published of the one listing, oldest first, with the changes of its day of possession. */
  publications: z.array(
    z.object({
      token: z.string(),
      changes: z.array(z.object({ was: z.string(), became: z.string() })),
    }),
  ),
  /** What was to be published at an hour of that listing, and what came of it; null where nothing did. */
  schedules: z.array(z.object({ token: z.string(), outcome: z.string().nullable() })),
  /** What its page says at each site. */
  shown: z.array(z.string()),
  /** The words that were published of the one page, oldest first, and what it says at each site. */
  words: z.array(z.object({ token: z.string() })),
  wordsShown: z.array(z.string()),
  /** What the lists of all sites say that photographs show, with the slots; how each file is, `whole` where it is what its list says. */
  photographs: z.array(
    z.object({ token: z.string(), slot: z.string(), file: z.enum(['whole', 'broken', 'missing']) }),
  ),
})
export type Found = z.infer<typeof found>
export type FoundEnquiry = Found['enquiries'][number]
export type Way = (typeof ways)[number]
export type FoundChange = Found['changes'][number]
