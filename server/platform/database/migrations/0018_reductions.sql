CREATE TABLE "reduction_items" (
	"reduction_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"regular_cents" integer NOT NULL,
	"reduced_cents" integer NOT NULL,
	"comparison_cents" integer NOT NULL,
	"compared_since" timestamp with time zone NOT NULL,
	"is_whole" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "reduction_items_reduction_id_product_id_pk" PRIMARY KEY("reduction_id","product_id"),
	CONSTRAINT "reduction_items_lower" CHECK ("reduction_items"."reduced_cents" > 0 and "reduction_items"."reduced_cents" < "reduction_items"."regular_cents"),
	CONSTRAINT "reduction_items_lawful" CHECK ("reduction_items"."reduced_cents" < "reduction_items"."comparison_cents"),
	CONSTRAINT "reduction_items_end" CHECK (("reduction_items"."ended_at" is null) = ("reduction_items"."end_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "reductions" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"target" text NOT NULL,
	"shelf" text,
	"brand" text,
	"product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reductions_kind" CHECK ("reductions"."kind" in ('percent','amount','price')),
	CONSTRAINT "reductions_target" CHECK ("reductions"."target" in ('products','shelf','brand')),
	CONSTRAINT "reductions_value" CHECK ("reductions"."value" > 0 and ("reductions"."kind" <> 'percent' or "reductions"."value" < 100)),
	CONSTRAINT "reductions_span" CHECK ("reductions"."ends_at" is null or "reductions"."ends_at" > "reductions"."starts_at"),
	CONSTRAINT "reductions_order" CHECK ("reductions"."ended_at" is null or "reductions"."started_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "reduction_items" ADD CONSTRAINT "reduction_items_reduction_id_reductions_id_fk" FOREIGN KEY ("reduction_id") REFERENCES "public"."reductions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reduction_items" ADD CONSTRAINT "reduction_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_shelf_shelves_slug_fk" FOREIGN KEY ("shelf") REFERENCES "public"."shelves"("slug") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "reduction_items_one_open" ON "reduction_items" USING btree ("product_id") WHERE "reduction_items"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "reduction_items_product" ON "reduction_items" USING btree ("product_id","ended_at");