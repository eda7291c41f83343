import { config } from '#app/config/config.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { headFacts, pictureFacts } from '#app/media/slots/manifest.server.ts'
import { pagePictures } from '#app/pages/all-pages.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import type { PageContents, PageName } from '#app/pages/page-content.ts'
import { shownPeople } from '#app/pages/shown-people.server.ts'
import { projects, catalogueHasOffers } from '#app/projects/catalogue/current-catalogue.server.ts'
import { lowestPrice } from '#app/routes/public/calculators/lowest-price.server.ts'
import { homeData } from '#app/routes/public/home/home-data.ts'
import { checkedProject } from '#app/routes/public/project/checked-project.server.ts'
import { ownersFacts } from '#app/routes/public/text/text-page-data.server.ts'
import { hoursAbroad } from '#app/staff/working-hours/hours-abroad.ts'
import { officeHours } from '#app/staff/working-hours/office-hours.server.ts'

export function pageContext(page: PageName, texts: PageContents[PageName]) {
  const isHome = page === 'home' || page === 'faq'
  return {
    home: isHome ? homeData() : undefined,
    homeTexts: currentPage('home'),
    faq: currentPage('faq'),
    isWithPrices: catalogueHasOffers(),
    drawing: page === 'how-we-check' ? checkedProject() : undefined,
    lowest: page === 'money' ? lowestPrice() : undefined,
    abroad: page === 'nri' ? hoursAbroad(officeHours()?.hours ?? [], new Date()) : undefined,
    count: projects().length,
    owner: ownersFacts(),
    people: 'people' in texts ? shownPeople(texts.people) : undefined,
    today: indianDay(new Date()),
    pictures: Object.fromEntries(
      pagePictures.map((slot) => [slot, { own: pictureFacts(slot), head: headFacts(slot) }]),
    ),
    origin: siteOrigin(config.PUBLIC_URL),
  }
}

export type PageContext = ReturnType<typeof pageContext>
