import { View } from '@react-pdf/renderer'

import type { ReraNotice } from '#app/projects/rera/rera-notice.ts'

import { style } from './brochure-style.server.ts'
import { Link, Text } from './brochure-text.server.tsx'
import { QrDrawing } from './qr-drawing.server.tsx'

/** The registration, as the RERA authority of the project's state requires in advertisements. */
export function Registration({ notice }: { notice: ReraNotice }) {
  const { state, authority, portal, page, account, agent } = notice
  return (
    <View style={style.rera}>
      <Text style={style.small}>RERA registration, {state}</Text>
      <Text style={style.strong}>{registrationText(notice)}</Text>
      <Link src={portal} style={[style.small, style.link]}>
        {authority}
      </Link>
      {account === undefined ? null : (
        <Text style={style.small}>Project collection account: {account}</Text>
      )}
      {agent === undefined ? null : (
        <Text style={style.small}>Our registration as agent: {agent}</Text>
      )}
      {page === undefined ? null : <QrDrawing text={page} size={58} />}
    </View>
  )
}

/** Never invents a number. */
function registrationText({ number, isRegistered }: ReraNotice): string {
  return number ?? (isRegistered ? 'Registered, number on request' : 'RERA number on request')
}
