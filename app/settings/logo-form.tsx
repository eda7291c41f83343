import { Form } from 'react-router'

import { logoTexts as texts } from '#app/strings/en/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import type { LogoImage } from '#app/ui/media/logo.tsx'

type Props = {
  logo: LogoImage | undefined
  brand: string
  isByServer: boolean
  error: string | undefined
}

/** The logo on light and on dark, another one, or none. */
export function LogoForm({ logo, brand, isByServer, error }: Props) {
  return (
    <>
      <LogoPreviews logo={logo} brand={brand} />
      {logo ? null : <p className="caption">{texts.none}</p>}
      {isByServer ? (
        <p className="hint">{texts.byServer}</p>
      ) : (
        <Form method="post" encType="multipart/form-data" reloadDocument>
          <Field id="logo" label={texts.file} hint={texts.hint} error={error}>
            {(aria) => <input {...aria} name="file" type="file" accept="image/*" required />}
          </Field>
          <button className="button form-submit">{texts.upload}</button>
        </Form>
      )}
      {logo && !isByServer ? (
        <Form method="post" action="?remove=yes" reloadDocument>
          <button className="button button--line">{texts.remove}</button>
        </Form>
      ) : null}
    </>
  )
}

type PreviewProps = { logo: LogoImage | undefined; brand: string }

/** What the header shows, on light and on dark: the logo, or the name of the brand. */
export function LogoPreviews({ logo, brand }: PreviewProps) {
  return (
    <div className="logo-previews">
      {[texts.onLight(brand), texts.onDark(brand)].map((alt, index) => (
        <div key={alt} data-dark={index === 1}>
          {logo ? <img {...logo} alt={alt} /> : <span>{brand}</span>}
        </div>
      ))}
    </div>
  )
}
