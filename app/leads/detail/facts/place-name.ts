import { leadTexts } from '#app/strings/en/lead.ts'

/** `N/A` comes from forms without a project; the Location column and files keep it. */
export function placeName(location: string): string {
  return location === 'N/A' ? leadTexts.noProject : location
}
