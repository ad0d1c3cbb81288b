CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"label" jsonb NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "facts_kind" CHECK ("facts"."kind" in ('number','choice','boolean','text')),
	CONSTRAINT "facts_unit" CHECK ("facts"."unit" is null or "facts"."kind" = 'number')
);
--> statement-breakpoint
CREATE TABLE "shelf_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"slug" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"parent" text,
	"position" integer NOT NULL,
	"subcategory" text,
	"is_rest" boolean DEFAULT false NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shelves_not_inside_itself" CHECK ("shelves"."parent" is distinct from "shelves"."slug")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_alts_en" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "mpn" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model_key" text;--> statement-breakpoint
ALTER TABLE "shelf_redirects" ADD CONSTRAINT "shelf_redirects_target_shelves_slug_fk" FOREIGN KEY ("target") REFERENCES "public"."shelves"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_parent_shelves_slug_fk" FOREIGN KEY ("parent") REFERENCES "public"."shelves"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "shelves_rest_once" ON "shelves" USING btree ("category") WHERE "shelves"."is_rest";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf_shelves_slug_fk" FOREIGN KEY ("shelf") REFERENCES "public"."shelves"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "products_shelf" ON "products" USING btree ("shelf");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_condition" CHECK ("products"."condition" in ('new','used'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gtin" CHECK ("products"."gtin" ~ '^([0-9]{8}|[0-9]{12,14})$');