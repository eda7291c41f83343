import { rememberedCampaign } from './campaign.ts'

/** Adds the campaign; returns false offline, where the browser's error page would lose the typed text. */
export function sendWithoutScript(form: HTMLFormElement): boolean {
  if (!navigator.onLine) return false
  const campaign = form.elements.namedItem('campaign')
  if (campaign instanceof HTMLInputElement) campaign.value ||= JSON.stringify(rememberedCampaign())
  form.submit()
  return true
}
