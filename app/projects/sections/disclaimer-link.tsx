export function DisclaimerLink() {
  return (
    <a className="link on-screen" href="/disclaimer">
      Disclaimer
    </a>
  )
}
