// What is said about the stack stands in several files, but the stack is put together only once.
import './stack/deploying.ts';
import './stack/functions.ts';
import './stack/guards.ts';
import './stack/operation.ts';
import './stack/policies.ts';
import './stack/queues.ts';
import './stack/removal.ts';
import './stack/retention.ts';
import './stack/site.ts';
