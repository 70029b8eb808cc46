// What is said about the stack stands in several files, but the stack is put together only once.
import './stack/functions.ts';
import './stack/notices.ts';
import './stack/operation.ts';
import './stack/importing.ts';
import './stack/policies.ts';
import './stack/publishing.ts';
import './stack/site.ts';
import './stack/stages.ts';
