import { rememberedCampaign } from './campaign.ts'

/**
 * Sends an enquiry as a browser without script does, with the campaign that only script knows; answers
 * false without a connection, where the browser's own page would take the place of what was typed.
 */
export function sendWithoutScript(form: HTMLFormElement): boolean {
  if (!navigator.onLine) return false
  const campaign = form.elements.namedItem('campaign')
  if (campaign instanceof HTMLInputElement) campaign.value ||= JSON.stringify(rememberedCampaign())
  form.submit()
  return true
}
