import type { ReactNode } from 'react'

import type { BothLanguages, NoticePage } from '#app/enquiries/consent/notice.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import sheet from './privacy.css?url'

type Props = {
  texts: BothLanguages
  version?: string
  /** Follows both texts, so that late content moves neither. */
  last?: ReactNode
}

export function BothLanguagesPage({ texts: { en, hi }, version, last }: Props) {
  return (
    <>
      <Sheet href={sheet} />
      <div className="page">
        <Breadcrumb crumbs={[{ name: 'Home', to: '/' }, { name: en.title }]} />
        <h1 id="en">{en.title}</h1>
      </div>
      <div className="text">
        <LanguageText texts={en} lang="en" otherLang="hi" />
        {version === undefined ? null : <p className="caption privacy-version">{version}</p>}
      </div>
      <div className="text privacy-hindi" lang="hi">
        <h2 id="hi">{hi.title}</h2>
        <LanguageText texts={hi} lang="hi" otherLang="en" />
      </div>
      {last === undefined ? null : <div className="text">{last}</div>}
    </>
  )
}

type LanguageTextProps = { texts: NoticePage; lang: 'en' | 'hi'; otherLang: 'en' | 'hi' }

function LanguageText({ texts, lang, otherLang }: LanguageTextProps) {
  const Heading = lang === 'en' ? 'h2' : 'h3'
  return (
    <>
      <p className="lede">{texts.lede}</p>
      <p>
        <a className="link" href={`#${otherLang}`} lang={otherLang} hrefLang={otherLang}>
          {texts.other}
        </a>
      </p>
      <ul>
        {texts.sections.map(({ id, heading, paragraphs, list, link }) => (
          <li key={id} id={lang === 'en' ? id : `${id}-hi`}>
            <Heading>{heading}</Heading>
            {paragraphs?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list ? (
              <ul className="ledger">
                {list.map(({ term, text }) => (
                  <li key={term}>
                    <b>{term}</b>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            ) : null}
            {link ? (
              <p>
                {link.to.startsWith('/') ? (
                  <a className="link" href={link.to}>
                    {link.label}
                  </a>
                ) : (
                  <ExternalLink href={link.to}>{link.label}</ExternalLink>
                )}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
