import { writeFont } from './font.ts';

console.log(`${await writeFont()}: name it in web/pages/font.ts and web/pages/style.css.`);
