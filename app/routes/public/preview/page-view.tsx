import type { PictureFacts } from '#app/media/picture.tsx'
import type { FaqWords, HomeWords } from '#app/pages/home-content.ts'
import type { WordPage, Words } from '#app/pages/page-content.ts'
import type { TextPage } from '#app/pages/text-page.ts'
import { saidBy } from '#app/routes/public/home/home-said.ts'
import { HomeScreen } from '#app/routes/public/home/home-screen.tsx'
import { HowWeCheckView } from '#app/routes/public/how-we-check/how-we-check-view.tsx'
import { completed } from '#app/routes/public/text/completed-text.ts'
import { InForce, type InForceText } from '#app/routes/public/text/in-force.tsx'
import { TextPageView } from '#app/routes/public/text/text-page-view.tsx'

import type { WordsGiven } from './page-content.server.ts'

type Props<W = Words[WordPage]> = { words: W; given: WordsGiven; path: string }

export function WordsView({ words, given, path }: Props) {
  if ('headline' in words) return <Home home={words} faq={given.faq} given={given} />
  if ('questions' in words) return <Home home={given.homeWords} faq={words} given={given} />
  if ('steps' in words) return <HowWeCheckView {...{ words, path }} {...given} />
  return <Text {...{ words, given, path }} />
}

type HomeProps = { home: HomeWords; faq: FaqWords; given: WordsGiven }

function Home({ home, faq, given }: HomeProps) {
  const { isWithPrices, home: data, owner } = given
  const pictureOf = (slot: string) => ownPicture(given, slot)
  const said = saidBy({ home, faq, rera: owner.rera, isWithPrices, pictureOf })
  return data ? <HomeScreen data={{ ...data, ...said }} /> : null
}

function ownPicture({ pictures }: WordsGiven, slot: string): PictureFacts {
  const found = pictures[slot]
  if (!found) throw new Error(`No picture for the slot "${slot}".`)
  return found.own
}

function Text({ words, given, path }: Props<TextPage>) {
  const { picture, inForceSince } = words
  const { pictures, owner, origin, today } = given
  const force = (day: string): InForceText => ({
    part: day,
    inForceSince: day,
    state: day > today ? 'ahead' : 'shown',
  })
  return (
    <TextPageView
      page={completed(words, owner)}
      picture={picture && pictures[picture]?.head}
      pictures={Object.fromEntries(Object.entries(pictures).map(([slot, { own }]) => [slot, own]))}
      origin={origin}
      path={path}
      force={
        inForceSince === undefined ? undefined : (
          <InForce path={path} texts={[force(inForceSince)]} />
        )
      }
    />
  )
}
