import { productOf } from '#app/config/analytics-id.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import { headFacts, pictureFacts } from '#app/media/slots/manifest.server.ts'
import { shownPeople } from '#app/pages/shown-people.server.ts'
import type { TextPage } from '#app/pages/text-page.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { reraCount } from '#app/projects/rera/rera-count.ts'

import { completed, withoutBlanks, type OwnersFacts } from './completed-text.ts'

export function ownersFacts(): OwnersFacts {
  const id = config.ANALYTICS_ID
  return {
    rera: reraCount(projects()),
    days: {
      CONTACT_DAYS: config.CONTACT_DAYS,
      VITALS_DAYS: config.VITALS_DAYS,
      FIRST_SOURCE_DAYS: config.FIRST_SOURCE_DAYS,
      ARRIVAL_DAYS: config.FIRST_SOURCE_DAYS,
      ANALYTICS_DAYS: config.ANALYTICS_DAYS,
    },
    governingLaw: config.GOVERNING_LAW,
    analytics: id === undefined ? undefined : productOf(id),
    isTimed: config.VITALS_SAMPLE > 0,
  }
}

export function textPageData(pageTexts: TextPage) {
  return {
    page: {
      ...withoutBlanks(completed(pageTexts, ownersFacts())),
      people: shownPeople(pageTexts.people),
    },
    picture: pageTexts.picture === undefined ? undefined : headFacts(pageTexts.picture),
    pictures: picturesOf(pageTexts),
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

function picturesOf({ sections }: TextPage): Record<string, PictureFacts> {
  const slots = sections.flatMap(({ cards }) => cards ?? []).map(({ picture }) => picture)
  return Object.fromEntries(slots.map((slot) => [slot, pictureFacts(slot)]))
}
