import { logoTexts as texts } from '#app/strings/en/settings.ts'
import type { LogoImage } from '#app/ui/media/logo.tsx'

type Props = { logo: LogoImage | undefined; brand: string }

/** What the header shows, on light and on dark: the logo, or the name of the brand. */
export function LogoPreviews({ logo, brand }: Props) {
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
