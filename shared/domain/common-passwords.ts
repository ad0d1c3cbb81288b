// The ones that are tried first, in Italy too, of six characters and more; digits and letters in a row come by themselves.
const commonest = new Set(
  `password password1 passw0rd p@ssw0rd password! passwordpassword password1234 qwerty qwerty1 qwerty123 qwertyuiop 1q2w3e
  1q2w3e4r 1qaz2wsx 1qaz2wsx3edc qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 a1b2c3 admin1 admin123 administrator
  amministratore welcome welcome1 letmein iloveyou monkey dragon sunshine princess football baseball master shadow superman
  batman trustno1 whatever starwars michael jordan hunter killer pokemon liverpool chelsea juventus napoli inter1908 milan1899
  forzajuve forzainter forzamilan forzanapoli ciaociao ciao123 amoremio tiamo1 andrea francesco alessandro francesca giuseppe
  antonio stella bicicletta segreto segreta test123 testtest changeme default secret 123qwe 123abc 1234qwer 112233 121212
  123123 123321 654321 696969 159753 147258 789456 987654321 pedivella`.split(/\s+/),
)
const rows = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']

export function isCommonPassword(text: string): boolean {
  const plain = text.toLowerCase()
  return commonest.has(plain) || /^(.)\1*$/su.test(plain) || rows.some((row) => row.includes(plain))
}
