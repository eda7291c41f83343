import { agentRegistrations, config } from '#app/config.server.ts'
import { qrPath } from '#app/lib/qr-path.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import type { ReraView } from '#app/projects/rera-block.tsx'
import { reraNotice } from '#app/projects/rera-notice.ts'
import type { ListingPage } from '#app/projects/sub-page.ts'

export type Listing = { page: ListingPage; notice: ReraView; origin: string; brand: string }

/** What the view of a listing's page needs beside the listing itself. */
export function listingOf(page: ListingPage, request: Request): Listing {
  const notice = reraNotice(page, agentRegistrations())
  return {
    page,
    notice: { ...notice, ...(notice.page !== undefined && { qr: qrPath(notice.page) }) },
    origin: siteOrigin(config.PUBLIC_URL, request),
    brand: config.BRAND,
  }
}
