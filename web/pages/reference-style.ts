/** What the reference of the API adds to the style of its viewer, so that it fits a phone and our own paper. */
export const REFERENCE_STYLE = `
.swagger-ui small { white-space: normal; }
.swagger-ui .opblock-tag { flex-wrap: wrap; }
.swagger-ui .opblock-tag small { flex: 1 1 12rem; }
.swagger-ui .scheme-container { background: none; box-shadow: none; }
.swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
.swagger-ui .opblock .opblock-summary-control { min-width: 0; }
.swagger-ui .opblock .opblock-summary-path { max-width: 100%; word-break: break-word; }
.swagger-ui .opblock .opblock-summary-description { word-break: normal; }
.swagger-ui .response-col_description, .swagger-ui .parameters-col_description { min-width: 0; overflow-wrap: anywhere; }
html.dark-mode .swagger-ui .examples-select__section-label, html.dark-mode .swagger-ui .response-control-media-type__title { color: inherit; }
@media (max-width: 48rem) {
  .swagger-ui .wrapper { padding: 0; }
  .swagger-ui .opblock .opblock-summary-method { min-width: 4rem; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-direction: column; align-items: flex-start; min-width: 0; }
  .swagger-ui table, .swagger-ui tbody, .swagger-ui tr, .swagger-ui td { display: block; width: auto; max-width: 100%; }
  .swagger-ui table thead { display: none; }
  .swagger-ui .opblock-body pre.microlight, .swagger-ui .highlight-code { max-width: 100%; overflow-x: auto; }
}
`;
