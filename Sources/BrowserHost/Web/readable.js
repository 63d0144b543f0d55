// Makes what stands on a colour of any kind readable: white, on the colour or on one a little darker; else black.

const channels = (color) => {
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0];
  return color.startsWith('color(') ? numbers.slice(0, 3) : numbers.slice(0, 3).map((value) => value / 255);
};

const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const whiteContrast = (color) => 1.05 / (luminance(color) + 0.05);

// So many steps keep the hue of an orange and a green; a yellow would be brown.
const darkest = 9;

// Sets an element's text and background so that the one is readable on the other.
export function readableOn(element) {
  const color = channels(getComputedStyle(element).backgroundColor);
  for (let step = 0; step <= darkest; step += 1) {
    const share = 1 - step * 0.04;
    const darker = color.map((value) => value * share);
    if (whiteContrast(darker) < 4.5) continue;
    element.style.color = '#ffffff';
    if (share < 1) element.style.backgroundColor = `rgb(${darker.map((value) => Math.round(value * 255)).join(' ')})`;
    return;
  }
  element.style.color = '#000000';
}
