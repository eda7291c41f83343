import { View } from '@react-pdf/renderer'

import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'

import { style } from './brochure-style.server.ts'
import { Link, Text } from './brochure-text.server.tsx'
import { pageAddress, type Brochure } from './brochure.server.ts'
import { QrDrawing } from './qr-drawing.server.tsx'

export function BrochureClosing({ brochure }: { brochure: Brochure }) {
  const { site, disclaimer } = brochure
  return (
    <View style={style.closing} wrap={false}>
      <View style={style.contact}>
        <View>
          <Text style={style.contactHead}>{site.brand}</Text>
          <Text>{site.office}</Text>
          {site.phone === undefined ? null : (
            <Link src={telephoneAddress(site.phone)} style={style.link}>
              {site.phone}
            </Link>
          )}
          {site.email === undefined ? null : (
            <Link src={`mailto:${site.email}`} style={style.link}>
              {site.email}
            </Link>
          )}
        </View>
        {brochure.origin === '' ? null : <WayToPage address={pageAddress(brochure)} />}
      </View>
      <View style={style.disclaimer}>
        <Text style={[style.fine, style.strong]}>Disclaimer</Text>
        <Text style={style.fine}>
          {[
            disclaimer.lede,
            ...disclaimer.sections.flatMap(({ paragraphs = [] }) => paragraphs),
          ].join(' ')}
        </Text>
      </View>
    </View>
  )
}

/** A path without the site's address is of no use on paper. */
function WayToPage({ address }: { address: string }) {
  const { host, pathname } = new URL(address)
  return (
    <View style={{ width: 250, flexDirection: 'row', justifyContent: 'flex-end' }}>
      <View style={{ width: 150, marginRight: 16 }}>
        <Text style={style.contactHead}>This project online</Text>
        <Link src={address} style={[style.small, style.link]}>
          {`${host}\n${pathname}`}
        </Link>
      </View>
      <QrDrawing text={address} size={76} />
    </View>
  )
}
