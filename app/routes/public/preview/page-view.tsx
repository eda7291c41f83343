import { addresses } from '#app/config/addresses.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import type { FaqContent, HomeContent } from '#app/pages/home-content.ts'
import type { PageName, PageContents } from '#app/pages/page-content.ts'
import type { ShownPerson } from '#app/pages/people-list.tsx'
import type { TextPage } from '#app/pages/text-page.ts'
import { EmiView } from '#app/routes/public/calculators/emi-view.tsx'
import { homeContent } from '#app/routes/public/home/home-content.ts'
import { HomeScreen } from '#app/routes/public/home/home-screen.tsx'
import { HowWeCheckView } from '#app/routes/public/how-we-check/how-we-check-view.tsx'
import { AboutView } from '#app/routes/public/text/about-view.tsx'
import { completed } from '#app/routes/public/text/completed-text.ts'
import { InForce, type InForceText } from '#app/routes/public/text/in-force.tsx'
import { NriView } from '#app/routes/public/nri/nri-view.tsx'
import { TextPageView } from '#app/routes/public/text/text-page-view.tsx'

import type { PageContext } from './page-content.server.ts'

type Props<W = PageContents[PageName]> = { pageTexts: W; context: PageContext; path: string }

export function PageView({ pageTexts, context, path }: Props) {
  if ('headline' in pageTexts) return <Home home={pageTexts} faq={context.faq} context={context} />
  if ('questions' in pageTexts)
    return <Home home={context.homeTexts} faq={pageTexts} context={context} />
  if ('steps' in pageTexts) return <HowWeCheckView {...{ pageTexts, path }} {...context} />
  if ('loan' in pageTexts) return <EmiView money={pageTexts} query="" {...context} />
  return <Text {...{ pageTexts, context, path }} />
}

type HomeProps = { home: HomeContent; faq: FaqContent; context: PageContext }

function Home({ home, faq, context }: HomeProps) {
  const { isWithPrices, home: data, owner } = context
  const pictureOf = (slot: string) => ownPicture(context, slot)
  const content = homeContent({ home, faq, rera: owner.rera, isWithPrices, pictureOf })
  return data ? <HomeScreen data={{ ...data, ...content }} /> : null
}

function ownPicture({ pictures }: PageContext, slot: string): PictureFacts {
  const found = pictures[slot]
  if (!found) throw new Error(`No picture for the slot "${slot}".`)
  return found.own
}

function Text({ pageTexts, context, path }: Props<TextPage>) {
  const { picture, inForceSince } = pageTexts
  const { pictures, owner, people, origin, today, abroad } = context
  const force = (day: string): InForceText => ({
    part: day,
    inForceSince: day,
    state: day > today ? 'ahead' : 'shown',
  })
  const withPortrait = (person: ShownPerson) => ({
    ...person,
    portrait: people?.find(({ name }) => name === person.name)?.portrait,
  })
  const view = {
    page: { ...completed(pageTexts, owner), people: pageTexts.people?.map(withPortrait) },
    picture: picture && pictures[picture]?.head,
    pictures: Object.fromEntries(Object.entries(pictures).map(([slot, { own }]) => [slot, own])),
    origin,
    path,
  }
  if (path === addresses.about.path) return <AboutView {...view} />
  if (abroad) return <NriView {...view} abroad={abroad} />
  return (
    <TextPageView
      {...view}
      force={
        inForceSince === undefined ? undefined : (
          <InForce path={path} texts={[force(inForceSince)]} />
        )
      }
    />
  )
}
