import { config } from '#app/config/config.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { headFacts, pictureFacts } from '#app/media/slots/manifest.server.ts'
import { wordPictures } from '#app/pages/all-pages.ts'
import { currentWords } from '#app/pages/current-pages.server.ts'
import type { WordPage } from '#app/pages/page-content.ts'
import { projects, takesOffers } from '#app/projects/catalogue/current-catalogue.server.ts'
import { homeData } from '#app/routes/public/home/home-data.ts'
import { checkedListing } from '#app/routes/public/project/checked-project.server.ts'
import { ownersFacts } from '#app/routes/public/text/text-page-data.server.ts'

export function wordsGiven(page: WordPage) {
  const isHome = page === 'home' || page === 'faq'
  return {
    home: isHome ? homeData() : undefined,
    homeWords: currentWords('home'),
    faq: currentWords('faq'),
    isWithPrices: takesOffers(),
    drawing: page === 'how-we-check' ? checkedListing() : undefined,
    count: projects().length,
    owner: ownersFacts(),
    today: indianDay(new Date()),
    pictures: Object.fromEntries(
      wordPictures.map((slot) => [slot, { own: pictureFacts(slot), head: headFacts(slot) }]),
    ),
    origin: siteOrigin(config.PUBLIC_URL),
  }
}

export type WordsGiven = ReturnType<typeof wordsGiven>
