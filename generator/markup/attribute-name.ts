/** How HTML and SVG write an attribute that React names as scripts do; any other is written as it stands. */
export function attributeName(prop: string): string {
  const name = names.get(prop) ?? prop;
  if (/[\s"'<>/=]/.test(name)) throw new Error(`'${name}' cannot be an attribute`);
  return name;
}

/** In small letters. */
const ofHtml = `accessKey allowFullScreen autoCapitalize autoComplete autoFocus autoPlay charSet
  colSpan contentEditable controlsList crossOrigin dateTime disablePictureInPicture disableRemotePlayback
  encType enterKeyHint fetchPriority formAction formEncType formMethod formNoValidate formTarget hrefLang imageSizes
  imageSrcSet inputMode itemID itemProp itemRef itemScope itemType keyParams keyType marginHeight marginWidth maxLength
  mediaGroup minLength noModule noValidate playsInline popoverTarget popoverTargetAction radioGroup readOnly
  referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap`.split(/\s+/);

/** With hyphens between their words. */
const ofSvg =
  `accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation
  colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule
  floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName
  glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing
  lightingColor markerEnd markerMid markerStart overlinePosition overlineThickness paintOrder pointerEvents
  renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray
  strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration
  textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vectorEffect
  vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight`.split(/\s+/);

const names = new Map<string, string>([
  ...ofHtml.map((name): [string, string] => [name, name.toLowerCase()]),
  ...ofSvg.map((name): [string, string] => [name, hyphenated(name)]),
  // Those of which two words are one, or that are words of JavaScript.
  ["acceptCharset", "accept-charset"],
  ["className", "class"],
  ["htmlFor", "for"],
  ["httpEquiv", "http-equiv"],
  ["panose1", "panose-1"],
  ["xlinkHref", "xlink:href"],
  ["xmlLang", "xml:lang"],
  ["xmlSpace", "xml:space"],
  ["xmlnsXlink", "xmlns:xlink"],
]);

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
