import { z } from 'zod'

import type { ToldLead } from './told-lead.server.ts'

const touch = z.record(z.string(), z.string())

/** What a webhook is sent, as JSON; fields are added to it and none is taken away. */
export const webhookBody = z.object({
  type: z.literal('enquiry.received').describe('What happened'),
  timestamp: z.iso.datetime().describe('When the enquiry was received'),
  data: z.object({
    lead: z.string().describe('Id of the lead, the same in every event of it'),
    name: z.string(),
    phone: z.string().describe('E.164: + and the code of the country first'),
    email: z.string().describe('Empty where none was given'),
    message: z.string(),
    location: z.string().describe('The place of the listing asked about, or N/A'),
    project: z
      .object({ slug: z.string(), name: z.string() })
      .nullable()
      .describe('The listing asked about; null where it names none'),
    visitAt: z.iso.datetime().nullable().describe('Start of the visit that was asked for'),
    reachBy: z.enum(['call', 'whatsapp', 'email']).nullable(),
    reachWhen: z.enum(['now', 'evening', 'weekend']).nullable(),
    page: z.string().describe('Path of the page it was sent from; empty where not known'),
    campaign: z
      .object({ first: touch.optional(), last: touch.optional() })
      .describe(
        'How the person found the site, at the first arrival and the latest: utm_source and the like, click ids, referrer, page, at; may be empty',
      ),
    desk: z.string().describe('Address of the lead at the desk, for who is signed in'),
  }),
})
export type WebhookBody = z.infer<typeof webhookBody>

/** The body of one enquiry; `origin` is the site's. */
export function webhookBodyOf(lead: ToldLead, origin: string): WebhookBody {
  const { id, name, phone, email, message, location, project, page, campaign } = lead
  return {
    type: 'enquiry.received',
    timestamp: lead.receivedAt.toISOString(),
    data: {
      lead: id,
      name,
      phone,
      email,
      message,
      location,
      project: project ?? null,
      visitAt: lead.visitAt?.toISOString() ?? null,
      reachBy: lead.reach.by ?? null,
      reachWhen: lead.reach.when ?? null,
      page,
      campaign,
      desk: `${origin}/dashboard/leads/${id}`,
    },
  }
}
