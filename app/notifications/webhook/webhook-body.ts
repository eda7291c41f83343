import { z } from 'zod'

import type { Config } from '#app/config/config.server.ts'
import type { NotifiedLead } from '#app/notifications/notified-lead.server.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'

const touch = z.record(z.string(), z.string())

/** A public contract: fields are added, never removed. */
export const webhookBody = z.object({
  type: z
    .enum(['enquiry.received', 'test'])
    .describe('What happened; a test has the same fields, and no enquiry behind it'),
  timestamp: z.iso.datetime().describe('When the enquiry was received, or the test was sent'),
  data: z.object({
    lead: z.string().describe('Id of the lead, the same in each of its events'),
    name: z.string(),
    phone: z.string().describe('E.164: + and the country code first'),
    email: z.string().describe('Empty if none was given'),
    message: z.string(),
    location: z.string().describe('The place of the project asked about, or N/A'),
    project: z
      .object({ slug: z.string(), name: z.string() })
      .nullable()
      .describe('The project asked about; null if it names none'),
    visitAt: z.iso.datetime().nullable().describe('Start of the requested visit'),
    visitKind: z
      .enum(['place', 'video'])
      .nullable()
      .describe('Whether the requested visit is at the project or by video'),
    reachBy: z.enum(['call', 'whatsapp', 'email']).nullable(),
    reachWhen: z.enum(['now', 'evening', 'weekend']).nullable(),
    page: z.string().describe('Path of the page it was sent from; empty if not known'),
    campaign: z
      .object({ first: touch.optional(), last: touch.optional() })
      .describe(
        'How the person found the site, at the first arrival and the latest: utm_source and the like, click ids, referrer, page, at; may be empty',
      ),
    desk: z.string().describe('Address of the lead in the dashboard, for signed-in staff'),
  }),
})
export type WebhookBody = z.infer<typeof webhookBody>

export function webhookBodyOf(lead: NotifiedLead, origin: string): WebhookBody {
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
      visitKind: lead.visitAt ? (lead.isVideoVisit ? 'video' : 'place') : null,
      reachBy: lead.contactPreference.by ?? null,
      reachWhen: lead.contactPreference.when ?? null,
      page,
      campaign,
      desk: `${origin}/dashboard/leads/${id}`,
    },
  }
}

/** With the site's own contact details, and no lead behind it. */
export function testBodyOf(
  own: Pick<Config, 'BRAND' | 'PUBLIC_PHONE' | 'PUBLIC_EMAIL'>,
  origin: string,
  receivedAt: Date,
): WebhookBody {
  const lead = {
    id: '0',
    reference: null,
    name: own.BRAND,
    phone: (own.PUBLIC_PHONE ?? '').replaceAll(' ', ''),
    email: own.PUBLIC_EMAIL ?? '',
    message: webhookTexts.test.message,
    location: 'N/A',
    project: undefined,
    page: '',
    campaign: {},
    contactPreference: {},
    visitAt: undefined,
    isVideoVisit: false,
    receivedAt,
  }
  return { ...webhookBodyOf(lead, origin), type: 'test' }
}
