import { callKinds } from './calls.ts'
import { chatKinds } from './chats.ts'
import { fileTexts } from './files.ts'
import { portalKinds } from './portals.ts'

/** What an owner reads of one kind of source. */
export type SourceKindWords = {
  name: string
  /** Where it stands in the list of kinds. */
  group: 'programs' | 'ads' | 'portals' | 'calls' | 'chats' | 'mail'
  /** Who sends, in a few words. */
  about: string
  /** How long it takes, and what has to be at hand. */
  needs: string
  /** What makes the values that its fields ask for; stands above them. */
  before?: readonly string[]
  /** What to do at the other side, one step each; the address and the key stand above. */
  steps: readonly string[]
  /** Where an owner can choose: the steps above are those of the push. */
  ways?: {
    push: string
    pull: {
      title: string
      steps: readonly string[]
      note: string
      /** At its fields, which are together. */
      hint: string
      fields: readonly string[]
    }
  }
  /** What its fields for address and key are called there. */
  labels?: { address: string; key: string }
  /** Labels and hints of settings and secrets, by name. */
  fields?: Readonly<
    Record<string, { label: string; hint?: string; options?: Readonly<Record<string, string>> }>
  >
}

export const sourceGroups = {
  programs: 'Websites and programs',
  ads: 'Advertisements',
  portals: 'Portals',
  calls: 'Calls',
  chats: 'Chats',
  mail: 'Email',
} as const

const project = {
  label: 'Project',
  hint: 'For leads that name no project themselves. Leave it empty if they are about several.',
}

/** By the kind of its adapter in app/sources/kinds/. */
export const sourceKinds: Readonly<Record<string, SourceKindWords>> = {
  /** Made by the first import; owners import on a page of its own. */
  file: { name: fileTexts.source, group: 'programs', about: '', needs: '', steps: [] },
  generic: {
    name: 'Website or program',
    group: 'programs',
    about: 'Zapier, Make, Pabbly, n8n, or a form of your own',
    needs: 'About five minutes. Open the program in another tab.',
    steps: [
      'In the program, add a step that sends a web request: “Webhooks” in Zapier, “HTTP” in Make, “API” in Pabbly, “HTTP Request” in n8n.',
      'Choose the method POST. Paste the address. Choose bearer token as the authentication, and paste the key.',
      'Send at least a phone number. Useful fields are name, phone, email, message, project and campaign. Their spelling does not matter much: “Mobile No.” is a phone as well.',
      'Send a row number or id as external_id if you have one. The same id sent twice makes one lead.',
    ],
    labels: { address: 'Address', key: 'Key (bearer token)' },
    fields: {
      project,
      signingSecret: {
        label: 'Signing secret (optional)',
        hint: 'Only for programs that sign as Standard Webhooks, such as Make. It starts with whsec_.',
      },
    },
  },
  'google-forms': {
    name: 'Google lead forms',
    group: 'ads',
    about: 'lead forms of Google Ads, sent as people fill them in',
    needs: 'About five minutes. Open Google Ads in another tab.',
    steps: [
      'In Google Ads, open Campaigns, then Assets, and edit your lead form.',
      'Under “Export leads from Google Ads”, open “Other data integration options”.',
      'Paste the address into “Webhook URL” and the key into “Key”.',
      'Click “Send test data”. This page shows it within a second. Then save the form in Google Ads.',
      'One address serves several forms. To see them apart, add a source for each form.',
    ],
    labels: { address: 'Webhook URL', key: 'Key' },
    fields: { project },
  },
  ...chatKinds,
  ...portalKinds,
  ...callKinds,
}
