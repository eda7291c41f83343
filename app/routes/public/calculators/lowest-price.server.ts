import { perCatalogue, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { publicPrices } from '#app/projects/model/public-prices.ts'

/** In rupees; undefined where no project shows its price. */
export const lowestPrice = perCatalogue((): number | undefined => {
  const prices = projects().flatMap((project) => publicPrices(project).map(({ from }) => from))
  return prices.length === 0 ? undefined : Math.min(...prices)
})
